import { Button, Modal, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ComponentProps, ReactNode } from 'react';

type ModalProps = Pick< ComponentProps< typeof Modal >, 'size' | 'className' | 'shouldCloseOnClickOutside' >;

interface DialogProps extends ModalProps {
	title: string;
	children: ReactNode;
	/** Label of the submit button. */
	verb: string;
	isDestructive?: boolean;
	/** Whether the submit button is enabled. */
	isReady?: boolean;
	/** Error message if the button is pressed before the input is complete; empty if the input is complete. */
	missing?: string;
	/** Error message of the request; empty if it succeeded. */
	failure?: string;
	submit: () => Promise< unknown >;
	close: () => void;
	/** Label of the cancel button. */
	leave?: string;
}

/** Modal dialog with a form. Errors are shown above the form, and all input is preserved. */
export function Dialog( {
	children,
	verb,
	isDestructive = false,
	isReady = true,
	missing = '',
	failure = '',
	submit,
	close,
	leave = __( 'Cancel', 'vestibule' ),
	...modal
}: DialogProps ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ isAsked, setAsked ] = useState( false );
	const send = async () => {
		setAsked( true );
		if ( missing !== '' || isBusy || ! isReady ) {
			return;
		}
		setBusy( true );
		await submit();
		setBusy( false );
	};
	const said = failure || ( isAsked ? missing : '' );
	return (
		<Modal size="medium" { ...modal } onRequestClose={ close }>
			<form
				noValidate
				onSubmit={ ( event ) => {
					event.preventDefault();
					void send();
				} }
			>
				{ said !== '' && (
					<Notice status="error" isDismissible={ false } spokenMessage={ said }>
						{ said }
					</Notice>
				) }
				{ children }
				<div className="vestibule-list__buttons">
					<Button
						type="submit"
						variant="primary"
						__next40pxDefaultSize
						isDestructive={ isDestructive }
						isBusy={ isBusy }
						aria-disabled={ isBusy || ! isReady }
					>
						{ verb }
					</Button>
					<Button variant="tertiary" __next40pxDefaultSize onClick={ close }>
						{ leave }
					</Button>
				</div>
			</form>
		</Modal>
	);
}
