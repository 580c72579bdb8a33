import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { FieldInPage, LiveForm, LiveViewProps } from '../field-parts/live';
import { Errors } from '../views/Errors';
import { Submit } from '../views/Submit';
import { goTo } from './focus';

function useForm( { store }: LiveForm ) {
	return useSyncExternalStore( store.subscribe, store.get, store.get );
}

type FieldRootProps = Omit< FieldInPage, 'container' > & { View: ComponentType< LiveViewProps > };

/** One field in the page. Its words and values are the server's; its errors follow the form. */
export function FieldRoot( { form, field, check, View }: FieldRootProps ) {
	const { errors, resets, refreshes } = useForm( form );
	const { words, values, locale } = form.props;
	const live = { form, locale, resets, refreshes, check };
	return <View field={ field } words={ words } values={ values } errors={ errors } { ...live } />;
}

export function ErrorsRoot( { form }: { form: LiveForm } ) {
	const { errors } = useForm( form );
	const { fields, words, errorMessagePlacement } = form.props;
	// The server prints no buttons that could do nothing; they come after its list has been taken over.
	const [ isLive, setLive ] = useState( false );
	useEffect( () => setLive( true ), [] );
	const dismiss = ( name: string ) => {
		const { [ name ]: gone, ...rest } = errors;
		form.store.set( { errors: rest } );
	};
	return (
		<Errors
			fields={ fields }
			words={ words }
			errors={ errors }
			go={ ( name ) => goTo( form, name ) }
			{ ...( isLive && errorMessagePlacement === 'stackToBottom' ? { dismiss } : {} ) }
		/>
	);
}

export function SubmitRoot( { form }: { form: LiveForm } ) {
	const { busy, chosen } = useForm( form );
	return <Submit label={ form.props.submitLabel } words={ form.props.words } chosen={ chosen } busy={ busy } />;
}
