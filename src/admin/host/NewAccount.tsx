import { Button, Notice } from '@wordpress/components';
import { useEffect, useId, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Field } from '../kit/fields/Field';
import { post } from '../kit/server/api';
import { reasonOf } from '../kit/server/reasonOf';
import { refusalsOf, type Refusals } from '../kit/server/refusals';

/** Account that was created or connected. */
export interface Created {
	id: number;
	name: string;
	/** Whether WordPress has sent the invitation. */
	invited: boolean;
}

interface Props {
	host: number;
	/** Initial values of the fields. */
	name: string;
	email: string;
	/** Called with the account, and a message for the status under the list of accounts. */
	onCreated( account: Created, message: string ): void;
	onCancel(): void;
}

const isExisting = ( error: unknown ): boolean =>
	typeof error === 'object' && error !== null && 'code' in error && error.code === 'vestibule_account_exists';

/** Returns the message after an account was created or connected. */
function createdMessage( { name, invited }: Created, isConnected: boolean ): string {
	if ( isConnected ) {
		/* translators: %s: name of an account */
		return sprintf( __( '%s is chosen. Save the host to connect the account.', 'vestibule' ), name );
	}
	const words = invited
		? /* translators: %s: name of an account */
			__( '%s was created and invited by email. Save the host to connect the account.', 'vestibule' )
		: /* translators: %s: name of an account */
			__(
				'%s was created, but the invitation could not be sent. Save the host, then send a password reset under Users.',
				'vestibule'
			);
	return sprintf( words, name );
}

/** Returns the state of the form, and the request that creates the account. */
function useNewAccount( { host, name: startName, email: startEmail, onCreated }: Omit< Props, 'onCancel' > ) {
	const [ name, setName ] = useState( startName );
	const [ email, setEmail ] = useState( startEmail );
	const [ errors, setErrors ] = useState< Refusals >( {} );
	const [ failure, setFailure ] = useState( '' );
	const [ canConnect, setCanConnect ] = useState( false );
	const [ isBusy, setBusy ] = useState( false );
	const clear = () => {
		setErrors( {} );
		setFailure( '' );
		setCanConnect( false );
	};
	const create = async ( connect: boolean ) => {
		if ( isBusy ) {
			return;
		}
		clear();
		setBusy( true );
		try {
			const account = await post< Created >( `/vestibule/v1/hosts/${ host }/account`, { name, email, connect } );
			onCreated( account, createdMessage( account, connect ) );
		} catch ( error ) {
			const refusals = refusalsOf( error );
			setBusy( false );
			setErrors( refusals );
			setCanConnect( isExisting( error ) );
			setFailure( Object.keys( refusals ).length > 0 ? '' : await reasonOf( error ) );
		}
	};
	const edit = ( set: ( value: string ) => void ) => ( value: string ) => {
		clear();
		set( value );
	};
	return {
		name,
		email,
		errors,
		failure,
		canConnect,
		isBusy,
		create,
		editName: edit( setName ),
		editEmail: edit( setEmail ),
	};
}

type Failure = Pick< ReturnType< typeof useNewAccount >, 'failure' | 'canConnect' | 'create' >;

/** Error message, with a button that connects the existing account if there is one. */
function FailureNotice( { failure, canConnect, create }: Failure ) {
	const label = __( 'Connect this account', 'vestibule' );
	return (
		failure !== '' && (
			<Notice
				status={ canConnect ? 'warning' : 'error' }
				isDismissible={ false }
				actions={ canConnect ? [ { label, onClick: () => void create( true ) } ] : [] }
			>
				{ failure }
			</Notice>
		)
	);
}

/**
 * Form that creates and invites the account of a host. If the email address already has an account, that account can be
 * connected instead.
 */
export function NewAccount( props: Props ) {
	const { name, email, errors, failure, canConnect, isBusy, create, editName, editEmail } = useNewAccount( props );
	const id = useId();
	const place = useRef< HTMLFormElement >( null );
	useEffect( () => place.current?.querySelector( 'input' )?.focus(), [] );
	useEffect( () => {
		place.current?.querySelector< HTMLElement >( '[aria-invalid="true"]' )?.focus();
	}, [ errors ] );
	return (
		<form
			className="vestibule-host__account vestibule-admin__fields"
			aria-labelledby={ `${ id }-title` }
			noValidate
			ref={ place }
			onSubmit={ ( event ) => {
				event.preventDefault();
				void create( false );
			} }
		>
			<h3 id={ `${ id }-title` }>{ __( 'New account', 'vestibule' ) }</h3>
			<Field
				label={ __( 'Display name', 'vestibule' ) }
				value={ name }
				error={ errors.name ?? '' }
				onChange={ editName }
			/>
			<Field
				label={ __( 'Email address of the account', 'vestibule' ) }
				help={ __( 'WordPress sends an email with a link to choose a password.', 'vestibule' ) }
				value={ email }
				error={ errors.email ?? '' }
				onChange={ editEmail }
			/>
			<FailureNotice failure={ failure } canConnect={ canConnect } create={ create } />
			<div className="vestibule-admin__buttons">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					type="submit"
				>
					{ __( 'Create and invite', 'vestibule' ) }
				</Button>
				<Button __next40pxDefaultSize variant="tertiary" onClick={ props.onCancel }>
					{ __( 'Cancel', 'vestibule' ) }
				</Button>
			</div>
		</form>
	);
}
