import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { readAnswer } from '../../../src/form/answer';
import { call } from '../kit/call';
import type { LiveViewProps } from '../kit/live';

interface WaitingProps extends LiveViewProps {
	/** Full time, in UTC. */
	start: string;
	/** User ID of the host; 0 for any host. */
	host: number;
	/** Time zone of the visitor. */
	timezone: string;
	/** Day and time as text. */
	when: string;
}

type Errors = Partial< Record< 'email' | 'agree' | 'form', string > >;

/** Returns the first error of each control. Errors of other names are returned as `form`. */
function errorsOf( errors: Record< string, string[] > ): Errors {
	const { email = [], agree = [], ...others } = errors;
	const form = Object.values( others ).flat();
	return {
		...( email[ 0 ] && { email: email[ 0 ] } ),
		...( agree[ 0 ] && { agree: agree[ 0 ] } ),
		...( form[ 0 ] && { form: form[ 0 ] } ),
	};
}

/**
 * Form to join a waiting list (docs/rest.md). It is inside the enquiry form but is not submitted with it: its controls
 * have no names, and Enter submits only this part.
 */
export function Waiting( { field, form, start, host, timezone, when }: WaitingProps ) {
	const words = field.appointment?.waiting?.words ?? {};
	const id = `${ field.id }_waiting`;
	const typed = form.element.querySelector< HTMLInputElement >( '[type="email"][name]' )?.value ?? '';
	const [ email, setEmail ] = useState( typed );
	const [ agrees, setAgrees ] = useState( false );
	const [ errors, setErrors ] = useState< Errors >( {} );
	const [ busy, setBusy ] = useState( false );
	const [ done, setDone ] = useState( '' );
	const box = useRef< HTMLDivElement >( null );
	const trap = useRef< HTMLInputElement >( null );
	const focusOn = ( selector: string ) => box.current?.querySelector< HTMLElement >( selector )?.focus();
	useEffect( () => focusOn( '[type="email"]' ), [] );
	useEffect( () => focusOn( '[aria-invalid="true"]' ), [ errors ] );
	useEffect( () => {
		if ( done ) {
			box.current?.focus();
		}
	}, [ done ] );

	const send = async () => {
		const missing: Errors = {
			...( email.trim() === '' && { email: words.noEmail } ),
			...( ! agrees && { agree: words.noAgree } ),
		};
		setErrors( missing );
		if ( busy || Object.keys( missing ).length > 0 ) {
			return;
		}
		setBusy( true );
		const body = {
			action: 'vestibule_waiting_join',
			event: String( field.appointment?.event ?? 0 ),
			start,
			host: String( host ),
			timezone,
			email,
			agree: '1',
			website: trap.current?.value ?? '',
			form: String( form.props.formId ),
			language: form.element.querySelector< HTMLInputElement >( '[name="vestibule_language"]' )?.value ?? '',
			nonce: form.element.dataset.nonce ?? '',
		};
		const reply = await call( form.props, body ).catch( () => null );
		setBusy( false );
		if ( reply?.status === 200 ) {
			const { data }: { data?: { message?: string } } = JSON.parse( reply.text );
			setDone( data?.message ?? '' );
			return;
		}
		const answer = reply && readAnswer( reply.status, reply.text );
		const told = answer && ! answer.success ? errorsOf( answer.errors ) : {};
		setErrors( Object.keys( told ).length > 0 ? told : { form: words.failed ?? '' } );
	};
	const sendByEnter = ( event: KeyboardEvent ) => {
		if ( event.key === 'Enter' ) {
			event.preventDefault();
			void send();
		}
	};
	const aria = ( control: keyof Errors ) =>
		errors[ control ] ? { 'aria-invalid': true, 'aria-describedby': `${ id }_${ control }_error` } : {};
	const error = ( control: keyof Errors ) =>
		errors[ control ] && (
			<div className="vestibule-field__error" id={ `${ id }_${ control }_error` } role="alert">
				{ errors[ control ] }
			</div>
		);
	return (
		<div className="vestibule-waiting" ref={ box } role="group" tabIndex={ -1 } aria-labelledby={ `${ id }_title` }>
			<div className="vestibule-waiting__title" id={ `${ id }_title` }>
				{ done || words.title?.replace( '%s', when ) }
			</div>
			{ ! done && (
				<>
					<label className="vestibule-field__label" htmlFor={ id }>
						{ words.email }
					</label>
					<input
						className="vestibule-field__input"
						id={ id }
						type="email"
						autoComplete="email"
						maxLength={ 254 }
						value={ email }
						onChange={ ( event ) => setEmail( event.currentTarget.value ) }
						onKeyDown={ sendByEnter }
						{ ...aria( 'email' ) }
					/>
					{ error( 'email' ) }
					<input ref={ trap } type="text" hidden tabIndex={ -1 } autoComplete="off" aria-hidden="true" />
					<label className="vestibule-waiting__agree">
						<input
							type="checkbox"
							checked={ agrees }
							onChange={ ( event ) => setAgrees( event.currentTarget.checked ) }
							onKeyDown={ sendByEnter }
							{ ...aria( 'agree' ) }
						/>
						<span>
							{ words.agree }{ ' ' }
							{ words.privacy && (
								<a href={ words.privacy } target="_blank" rel="noreferrer">
									{ words.policy }
								</a>
							) }
						</span>
					</label>
					{ error( 'agree' ) }
					{ error( 'form' ) }
					<button
						className="vestibule-time is-way"
						type="button"
						aria-disabled={ busy }
						onClick={ () => void send() }
					>
						{ words.send }
					</button>
				</>
			) }
		</div>
	);
}
