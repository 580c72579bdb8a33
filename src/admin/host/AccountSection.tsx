import { Button } from '@wordpress/components';
import { flushSync, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SelectControl, ToggleControl } from '../../controls/wordpress';
import { Section } from '../kit/settings/Section';
import { NewAccount, type Created } from './NewAccount';

interface Account {
	/** ID of the user account; 0 if there is none. */
	user: number;
	/** Whether the host is allowed to move and cancel their bookings. */
	changes: boolean;
}

interface Props {
	account: Account;
	users: readonly { id: number; name: string }[];
	/** ID, name and email address of the host. */
	host: { id: number; name: string; email: string };
	/** Reason why the user cannot create accounts; empty if they can. */
	obstacle: string;
	error: string;
	onChange( account: Account ): void;
}

/** Button that opens the form for a new user account. The account is connected to the host when the host is saved. */
function AddAccount( {
	host,
	obstacle,
	onCreated,
}: Pick< Props, 'host' | 'obstacle' > & { onCreated( account: Created ): void } ) {
	const [ isOpen, setOpen ] = useState( false );
	const [ message, setMessage ] = useState( '' );
	const button = useRef< HTMLButtonElement >( null );
	const close = () => {
		// Render at once, so that the button exists before it is focused.
		flushSync( () => setOpen( false ) );
		button.current?.focus();
	};
	if ( obstacle !== '' ) {
		return <p className="vestibule-admin__hint">{ obstacle }</p>;
	}
	return (
		<>
			{ isOpen ? (
				<NewAccount
					host={ host.id }
					name={ host.name }
					email={ host.email }
					onCreated={ ( account, text ) => {
						setMessage( text );
						onCreated( account );
						close();
					} }
					onCancel={ close }
				/>
			) : (
				<div>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						ref={ button }
						onClick={ () => {
							setMessage( '' );
							setOpen( true );
						} }
					>
						{ __( 'Add an account with the role “Host”', 'vestibule' ) }
					</Button>
				</div>
			) }
			<div role="status">{ message !== '' && <p className="vestibule-admin__hint">{ message }</p> }</div>
		</>
	);
}

/** User account with which the host logs in to see their bookings. */
export function AccountSection( { account, users: known, host, obstacle, error, onChange }: Props ) {
	const [ added, setAdded ] = useState< Created[] >( [] );
	const users = [ ...known, ...added.filter( ( { id } ) => known.every( ( user ) => user.id !== id ) ) ];
	return (
		<Section title={ __( 'Login', 'vestibule' ) }>
			<p className="vestibule-admin__hint">
				{ __(
					'A host who logs in sees their own bookings, starting with today’s, and the visitors’ answers.',
					'vestibule'
				) }
			</p>
			<SelectControl
				label={ __( 'User account', 'vestibule' ) }
				value={ String( account.user ) }
				options={ [
					{ value: '0', label: __( 'No account', 'vestibule' ) },
					...users.map( ( { id, name } ) => ( { value: String( id ), label: name } ) ),
				] }
				help={
					error === '' ? (
						__( 'Accounts with the role “Host”, and accounts that can read all entries.', 'vestibule' )
					) : (
						<span className="vestibule-admin__error">{ error }</span>
					)
				}
				aria-invalid={ error !== '' }
				onChange={ ( user ) => onChange( { ...account, user: Number( user ) } ) }
			/>
			<AddAccount
				host={ host }
				obstacle={ obstacle }
				onCreated={ ( created ) => {
					setAdded( ( before ) => [ ...before, created ] );
					onChange( { ...account, user: created.id } );
				} }
			/>
			{ account.user !== 0 && (
				<ToggleControl
					label={ __( 'May change their bookings', 'vestibule' ) }
					help={ __(
						'Move, cancel, mark as a no-show, and write notes. If this is off, the host can only view bookings.',
						'vestibule'
					) }
					checked={ account.changes }
					onChange={ ( changes ) => onChange( { ...account, changes } ) }
				/>
			) }
		</Section>
	);
}
