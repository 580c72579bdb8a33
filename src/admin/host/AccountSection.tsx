import { __ } from '@wordpress/i18n';
import { SelectControl, ToggleControl } from '../../controls/wordpress';
import { Section } from '../kit/settings/Section';

interface Account {
	/** 0 for none. */
	user: number;
	/** Whether they move and cancel their bookings. */
	changes: boolean;
}

interface Props {
	account: Account;
	users: readonly { id: number; name: string }[];
	/** Where an account is made; empty for those who make none. */
	newUserUrl: string;
	error: string;
	onChange( account: Account ): void;
}

/** The account with which the host signs in, to see their own bookings. */
export function AccountSection( { account, users, newUserUrl, error, onChange }: Props ) {
	return (
		<Section title={ __( 'Signing in', 'vestibule' ) }>
			<p className="vestibule-admin__hint">
				{ __(
					'A host who signs in sees today’s bookings, only their own, and what visitors sent with them.',
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
						__(
							'Accounts with the role “Host” can be chosen, and accounts that can read all entries.',
							'vestibule'
						)
					) : (
						<span className="vestibule-admin__error">{ error }</span>
					)
				}
				aria-invalid={ error !== '' }
				onChange={ ( user ) => onChange( { ...account, user: Number( user ) } ) }
			/>
			{ newUserUrl !== '' && (
				<p>
					<a href={ newUserUrl }>{ __( 'Add an account with the role “Host”', 'vestibule' ) }</a>
				</p>
			) }
			{ account.user !== 0 && (
				<ToggleControl
					label={ __( 'May change their bookings', 'vestibule' ) }
					help={ __( 'Move, cancel, mark as missed, and write notes. Off: they only read.', 'vestibule' ) }
					checked={ account.changes }
					onChange={ ( changes ) => onChange( { ...account, changes } ) }
				/>
			) }
		</Section>
	);
}
