import type { ReactNode, Ref } from 'react';
import { Slot } from '../../../src/islands/slots';

interface ConsentProps {
	id: string;
	/** After a try without consent (docs/chat.md). */
	isHighlighted?: boolean;
	control?: Ref< HTMLInputElement >;
	onTick?: () => void;
	/** The editor's words, in place of what the server printed. */
	content?: ReactNode;
}

/** The box that has to be ticked before anybody can be reached; `plugin/src/Chat/View/View.php` prints the same. */
export function Consent( { id, isHighlighted = false, control, onTick, content }: ConsentProps ) {
	return (
		<>
			<div className={ `vestibule-chat__consent${ isHighlighted ? ' is-missing' : '' }` }>
				<input
					type="checkbox"
					id={ `${ id }-consent` }
					ref={ control }
					aria-invalid={ isHighlighted || undefined }
					onChange={ onTick }
				/>
				<label htmlFor={ `${ id }-consent` }>
					{ content ?? <Slot name="consent" as="span" className="vestibule-chat__terms" /> }
				</label>
			</div>
			{ /* Agreeing without scripts is a form; nobody sees it where they run. */ }
			{ content ? null : <Slot name="plain" className="vestibule-chat__plain" /> }
		</>
	);
}
