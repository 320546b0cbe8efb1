import { DataScript } from '../../components/DataScript';
import { Dialog } from '../../components/Dialog';
import { elementId } from '../../components/elementId';
import { NoScriptMail } from './NoScriptMail';
import { RequestForm, type RequestFormProps } from './RequestForm';

/** One of the two forms. It is part of the built page, and works as a plain form without a script. */
export function RequestDialog(props: RequestFormProps) {
  const { type, words, endpoint, email } = props;
  return (
    <Dialog id={elementId.requestDialog(type)} title={words[type].title} closeLabel={words.close}>
      <p>{words[type].text}</p>
      <DataScript type="application/json" data={props} />
      <form action={endpoint} method="post" data-island="request-form">
        <RequestForm {...props} />
      </form>
      <NoScriptMail text={words.noScript} address={email} />
    </Dialog>
  );
}
