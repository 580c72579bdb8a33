import { Button, Modal, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Refusal } from './refusal';

interface Props {
	title: string;
	children: ReactNode;
	/** On the button that does it. */
	verb: string;
	isDestructive?: boolean;
	/** Why it cannot be done yet; empty when it can. */
	missing?: string;
	refusal: Refusal | null;
	/** Null when it was done. */
	submit: () => Promise< unknown >;
	close: () => void;
	/** On the button that does nothing. */
	leave?: string;
}

/** A dialog that asks something: what is refused is said above it, and everything typed stays. */
export function Frame( {
	title,
	children,
	verb,
	isDestructive = false,
	missing = '',
	refusal,
	submit,
	close,
	leave,
}: Props ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ isAsked, setAsked ] = useState( false );
	const send = async () => {
		setAsked( true );
		if ( missing !== '' || isBusy ) {
			return;
		}
		setBusy( true );
		await submit();
		setBusy( false );
	};
	const said = refusal?.reason ?? ( isAsked ? missing : '' );
	return (
		<Modal title={ title } onRequestClose={ close } size="medium" className="vestibule-bookings__dialog">
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
				<div className="vestibule-bookings__buttons">
					<Button
						type="submit"
						variant="primary"
						__next40pxDefaultSize
						isDestructive={ isDestructive }
						isBusy={ isBusy }
						aria-disabled={ isBusy }
					>
						{ verb }
					</Button>
					<Button variant="tertiary" __next40pxDefaultSize onClick={ close }>
						{ leave ?? __( 'Cancel', 'vestibule' ) }
					</Button>
				</div>
			</form>
		</Modal>
	);
}
