import type { Scene } from '../drawing/canvas';
import { bidding } from './bidding';
import { brand } from './brand';
import { collaboration } from './collaboration';
import { connected } from './connected';
import { cost } from './cost';
import { delivery } from './delivery';
import { heroClients } from './heroClients';
import { heroDealers } from './heroDealers';
import { missing } from './missing';
import { portal } from './portal';
import { service } from './service';
import { sustainability } from './sustainability';
import { time } from './time';
import { tracking } from './tracking';
import { warehouse } from './warehouse';

/** Every picture by its file name. */
export const scenes: Record<string, Scene> = {
  'hero-dealers': heroDealers,
  'hero-clients': heroClients,
  portal,
  warehouse,
  service,
  tracking,
  brand,
  connected,
  bidding,
  delivery,
  cost,
  time,
  sustainability,
  collaboration,
  missing,
};
