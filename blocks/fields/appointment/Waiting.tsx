import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { call } from '../kit/call';
import type { LiveViewProps } from '../kit/live';
import { stateAfter, validateJoin, type JoinErrors, type JoinState, type JoinWords } from './joinWaitingList';

interface WaitingProps extends LiveViewProps {
	/** Start time of the fully booked slot, in UTC. */
	start: string;
	/** User ID of the host; 0 for any host. */
	host: number;
	/** Time zone of the visitor. */
	timezone: string;
	/** Day and time as text. */
	when: string;
}

/** Returns the request body of the action `vestibule_waiting_join` (docs/rest.md). */
const bodyOf = ( { field, form, start, host, timezone }: WaitingProps, email: string, website: string ) => ( {
	action: 'vestibule_waiting_join',
	event: String( field.appointment?.event ?? 0 ),
	start,
	host: String( host ),
	timezone,
	email,
	agree: '1',
	website,
	form: String( form.props.formId ),
	language: form.element.querySelector< HTMLInputElement >( '[name="vestibule_language"]' )?.value ?? '',
	nonce: form.element.dataset.nonce ?? '',
} );

interface ErrorProps {
	id: string;
	control: keyof JoinErrors;
	errors: JoinErrors;
}

const errorAttributes = ( { id, control, errors }: ErrorProps ) =>
	errors[ control ] ? { 'aria-invalid': true, 'aria-describedby': `${ id }_${ control }_error` } : {};

function JoinError( { id, control, errors }: ErrorProps ) {
	return errors[ control ] ? (
		<div className="vestibule-field__error" id={ `${ id }_${ control }_error` } role="alert">
			{ errors[ control ] }
		</div>
	) : null;
}

interface JoinControlsProps {
	id: string;
	words: JoinWords;
	/** Hidden input that only bots fill in. */
	trap: RefObject< HTMLInputElement >;
	state: JoinState;
	change: ( changes: Partial< JoinState > ) => void;
	send: () => void;
}

/**
 * Controls of the form. They have no names, so they are not submitted with the inquiry form. Enter submits only this
 * form.
 */
function JoinControls( { id, words, trap, state, change, send }: JoinControlsProps ) {
	const { errors } = state;
	const sendByEnter = ( event: KeyboardEvent ) => {
		if ( event.key === 'Enter' ) {
			event.preventDefault();
			send();
		}
	};
	return (
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
				value={ state.email }
				onChange={ ( event ) => change( { email: event.currentTarget.value } ) }
				onKeyDown={ sendByEnter }
				{ ...errorAttributes( { id, errors, control: 'email' } ) }
			/>
			<JoinError id={ id } errors={ errors } control="email" />
			<input ref={ trap } type="text" hidden tabIndex={ -1 } autoComplete="off" aria-hidden="true" />
			<label className="vestibule-waiting__agree">
				<input
					type="checkbox"
					checked={ state.agrees }
					onChange={ ( event ) => change( { agrees: event.currentTarget.checked } ) }
					onKeyDown={ sendByEnter }
					{ ...errorAttributes( { id, errors, control: 'agree' } ) }
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
			<JoinError id={ id } errors={ errors } control="agree" />
		</>
	);
}

const focusIn = ( box: HTMLElement | null, selector: string ) => box?.querySelector< HTMLElement >( selector )?.focus();

/**
 * Focuses the email control initially, the invalid control after an error, and the message after the visitor has
 * joined.
 */
function useFocus( box: RefObject< HTMLElement >, errors: JoinErrors, done: string ): void {
	useEffect( () => focusIn( box.current, '[type="email"]' ), [ box ] );
	useEffect( () => focusIn( box.current, '[aria-invalid="true"]' ), [ box, errors ] );
	useEffect( () => {
		if ( done ) {
			box.current?.focus();
		}
	}, [ box, done ] );
}

/** Form for joining a waiting list (docs/rest.md). It is inside the inquiry form, but is not submitted with it. */
export function Waiting( props: WaitingProps ) {
	const { field, form, when } = props;
	const words: JoinWords = field.appointment?.waiting?.words ?? {};
	const id = `${ field.id }_waiting`;
	const typed = form.element.querySelector< HTMLInputElement >( '[type="email"][name]' )?.value ?? '';
	const [ state, setState ] = useState< JoinState >( {
		email: typed,
		agrees: false,
		errors: {},
		busy: false,
		done: '',
	} );
	const { errors, busy, done } = state;
	const change = ( changes: Partial< JoinState > ) => setState( ( current ) => ( { ...current, ...changes } ) );
	const box = useRef< HTMLDivElement >( null );
	const trap = useRef< HTMLInputElement >( null );
	useFocus( box, errors, done );

	const send = async () => {
		const missing = validateJoin( state, words );
		change( { errors: missing } );
		if ( busy || Object.keys( missing ).length > 0 ) {
			return;
		}
		change( { busy: true } );
		const body = bodyOf( props, state.email, trap.current?.value ?? '' );
		const reply = await call( form.props, body ).catch( () => null );
		change( { busy: false } );
		change( stateAfter( reply, words ) );
	};
	return (
		<div className="vestibule-waiting" ref={ box } role="group" tabIndex={ -1 } aria-labelledby={ `${ id }_title` }>
			<div className="vestibule-waiting__title" id={ `${ id }_title` }>
				{ done || words.title?.replace( '%s', when ) }
			</div>
			{ ! done && (
				<>
					<JoinControls
						id={ id }
						words={ words }
						trap={ trap }
						state={ state }
						change={ change }
						send={ () => void send() }
					/>
					<JoinError id={ id } errors={ errors } control="form" />
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
