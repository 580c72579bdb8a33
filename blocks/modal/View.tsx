import type { ReactNode } from 'react';
import { Slot } from '../../src/islands/slots';
import type { ModalProps } from '../../src/contracts/modal-props';

interface ViewProps extends ModalProps {
	/** Blocks in the editor. They replace the server's markup. */
	content?: ReactNode;
}

/**
 * Content of the dialog. `plugin/src/Site/Modal/View.php` prints the same markup. If JavaScript is disabled, the URL
 * opens the dialog, and the link closes it. The target of the link does not exist, so the page doesn't scroll. The
 * button closes an open dialog. In browsers that support the command attribute, the button also works if JavaScript is
 * disabled.
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
