import { Button, Modal, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ComponentProps, ReactNode } from 'react';

type ModalProps = Pick< ComponentProps< typeof Modal >, 'size' | 'className' | 'shouldCloseOnClickOutside' >;

interface DialogProps extends ModalProps {
	title: string;
	children: ReactNode;
	/** On the button that does it. */
	verb: string;
	isDestructive?: boolean;
	/** Whether the button can be pressed. */
	isReady?: boolean;
	/** Why it cannot be done yet, said when the button is pressed; empty when it can. */
	missing?: string;
	/** Why it was not done; empty when it was. */
	failure?: string;
	submit: () => Promise< unknown >;
	close: () => void;
	/** On the button that does nothing. */
	leave?: string;
}

/** A dialog that asks something: what is refused is said above it, and everything typed stays. */
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
