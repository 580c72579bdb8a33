import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { Errors } from '../views/Errors';
import { Submit, VIEWS, type FieldProps } from '../views';
import type LiveAppointment from './Appointment';
import { goTo } from './focus';
import type { LiveForm } from './form';
import type LiveMultiSelect from './MultiSelect';

function useForm( { store }: LiveForm ) {
	return useSyncExternalStore( store.subscribe, store.get, store.get );
}

interface FieldRootProps {
	form: LiveForm;
	field: FieldProps;
	check: ( name: string ) => void;
	/** The view at work, for a field that is more than a control. */
	View: typeof LiveAppointment | typeof LiveMultiSelect | null;
}

/** One field in the page. Its words and values are the server's; its errors follow the form. */
export function FieldRoot( { form, field, check, View }: FieldRootProps ) {
	const { errors, resets, refreshes } = useForm( form );
	const { words, values, locale } = form.props;
	const common = { field, words, values, errors };
	if ( ! View ) {
		const Plain = VIEWS[ field.type ];
		return <Plain { ...common } />;
	}
	const Live: ComponentType< LiveProps > = View;
	return (
		<Live
			{ ...common }
			form={ form }
			locale={ locale }
			resets={ resets }
			refreshes={ refreshes }
			check={ check }
			onChange={ () => check( field.name ) }
		/>
	);
}

type LiveProps = Parameters< typeof LiveAppointment >[ 0 ] & Parameters< typeof LiveMultiSelect >[ 0 ];

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
