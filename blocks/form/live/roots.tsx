import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { titleOf } from '../../../src/form/problems';
import type { FormView } from '../../../src/form/store';
import type { FieldInPage, LiveForm, LiveViewProps } from '../../fields/kit/live';
import { Errors } from '../views/Errors';
import { Submit } from '../views/Submit';
import { goTo } from './focus';
import { partsOf } from './form';

/** State that the server printed. Any changes since then are rendered right after hydration. */
interface Printed {
	printed: FormView;
}

/** Returns a part of the form's state. Renders again whenever the part changes. */
function useForm< Part >( { store }: LiveForm, printed: FormView, part: ( view: FormView ) => Part ): Part {
	return useSyncExternalStore(
		store.subscribe,
		() => part( store.get() ),
		() => part( printed )
	);
}

type FieldRootProps = Omit< FieldInPage, 'container' > & Printed & { View: ComponentType< LiveViewProps > };

const timesBegun = ( { name }: FieldInPage[ 'field' ], { resets, cleared }: FormView ): number =>
	resets + ( cleared[ name ] ?? 0 );

/**
 * Root of a field that has a view. Its labels and values come from the server, and its errors from the form's state.
 */
export function FieldRoot( { form, field, check, View, printed }: FieldRootProps ) {
	const errors = useForm( form, printed, ( view ) => view.errors );
	const resets = useForm( form, printed, ( view ) => timesBegun( field, view ) ) - timesBegun( field, printed );
	const refreshes = useForm( form, printed, ( view ) => view.refreshes );
	const { words, values, locale } = form.props;
	const live = { form, locale, resets, refreshes, check };
	return <View field={ field } words={ words } values={ values } errors={ errors } { ...live } />;
}

const closeButtons = ( { element }: LiveForm ) => [
	...element.querySelectorAll< HTMLElement >( '.vestibule-errors__dismiss' ),
];

const indexOfFocus = ( form: LiveForm ): number =>
	closeButtons( form ).findIndex( ( button ) => button === button.ownerDocument.activeElement );

/**
 * Moves the focus after an error has been dismissed: to the next dismiss button, or to the submit button if there are
 * none.
 */
function focusClose( form: LiveForm, index: number ): void {
	const buttons = closeButtons( form );
	const next = buttons[ Math.min( index, buttons.length - 1 ) ];
	if ( index >= 0 ) {
		( next ?? form.element.querySelector< HTMLElement >( '.vestibule-submit__button' ) )?.focus();
	}
}

export type RootProps = { form: LiveForm } & Printed;

const NONE: FormView[ 'errors' ] = {};

/** Returns the fields with their current parts. */
const fieldsOf = ( form: LiveForm ) =>
	form.props.fields.map( ( field ) => ( { ...field, parts: partsOf( form, field ) } ) );

export function ErrorsRoot( { form, printed }: RootProps ) {
	const isStacked = form.props.errorMessagePlacement === 'stackToBottom';
	// Errors of single fields are listed only after the whole form has been validated.
	const errors = useForm( form, printed, ( view ) => ( view.isValidated || isStacked ? view.errors : NONE ) );
	const sentAt = useForm( form, printed, ( view ) => view.sentAt );
	const isUnreached = useForm( form, printed, ( view ) => view.isUnreached );
	const { instance, words, locale, otherWay } = form.props;
	// The server prints no dismiss buttons, because they need JavaScript. They are added after hydration.
	const [ isLive, setLive ] = useState( false );
	useEffect( () => setLive( true ), [] );
	const dismiss = ( name: string ) => {
		const { [ name ]: gone, ...left } = errors;
		const next = indexOfFocus( form );
		form.store.set( { errors: left } );
		requestAnimationFrame( () => focusClose( form, next ) );
	};
	return (
		<Errors
			id={ `${ instance }_problem` }
			fields={ fieldsOf( form ) }
			words={ words }
			errors={ errors }
			otherWay={ isUnreached ? otherWay : '' }
			sentAt={
				sentAt && new Date( sentAt ).toLocaleString( locale, { dateStyle: 'medium', timeStyle: 'short' } )
			}
			go={ ( name ) => goTo( form, name ) }
			{ ...( isLive && isStacked ? { dismiss } : {} ) }
		/>
	);
}

export function SubmitRoot( { form, printed }: RootProps ) {
	const busy = useForm( form, printed, ( view ) => view.busy );
	const chosen = useForm( form, printed, ( view ) => view.chosen );
	const isSending = useForm( form, printed, ( view ) => view.isSending );
	const problems = useForm( form, printed, ( view ) => view.problems );
	const { submitLabel, words } = form.props;
	const problem = problems > 0 ? titleOf( problems, words ) : '';
	return <Submit label={ submitLabel } { ...{ words, chosen, busy, isSending, problem } } />;
}
