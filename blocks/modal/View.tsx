import type { ReactNode } from 'react';
import { Slot } from '../../src/islands/slots';
import type { ModalProps } from '../../src/contracts/modal-props';

interface ViewProps extends ModalProps {
	/** The editor's blocks, in place of what the server printed. */
	content?: ReactNode;
}

/**
 * What stands in the dialog; `plugin/src/Site/Modal/View.php` prints the same. The link is for a page without scripts, where
 * the address opens the dialog and has to let go of it: it names nothing, so the page stays where it is. The button
 * closes a dialog that is open, without scripts too where the browser knows commands.
 */
export function View( { id, closeLabel, content }: ViewProps ) {
	const command = { command: 'close', commandfor: id };
	return (
		<>
			<a className="vestibule-modal__back" href={ `#${ id }-closed` } aria-label={ closeLabel } />
			<button
				type="button"
				className="vestibule-modal__close"
				aria-label={ closeLabel }
				data-vestibule-close=""
				{ ...command }
			/>
			{ content ?? <Slot name="content" className="vestibule-modal__content" /> }
		</>
	);
}
