import CMS from '@sveltia/cms';
import { registerFormats } from './formats';

registerFormats(CMS);
CMS.init();
