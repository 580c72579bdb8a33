import apiFetch from '@wordpress/api-fetch';
import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SelectControl } from '../../controls/wordpress';
import { withField } from '../../courses/form';
import { errorHelp } from '../kit/server/refusals';
import { reasonOf } from '../kit/server/reasonOf';
import { fromServer, type Form } from './server';
import type { PanelProps } from './useCourse';

const ROUTE = '/wp/v2/vestibule-forms';

interface FormPost {
	id: number;
	content: { raw: string };
}

/**
 * Returns the forms of the site, including those created or changed since the editor was opened, with functions that
 * create a form or add the course field to one.
 */
function useForms() {
	const server = fromServer();
	const [ forms, setForms ] = useState< Form[] >( server?.forms ?? [] );
	const [ isBusy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState( '' );
	const attempt = async ( work: () => Promise< void > ) => {
		setBusy( true );
		setFailure( '' );
		try {
			await work();
		} catch ( error ) {
			setFailure( await reasonOf( error ) );
		}
		setBusy( false );
	};
	const newForm = server?.newForm ?? { title: '', content: '', field: '', meta: {} };
	return {
		forms,
		isBusy,
		failure,
		create: ( onCreated: ( id: number ) => void ) =>
			attempt( async () => {
				const { title, content, meta } = newForm;
				const data = { title, content, meta, status: 'publish' };
				const { id } = await apiFetch< FormPost >( { path: ROUTE, method: 'POST', data } );
				setForms( ( before ) => [ ...before, { id, title, hasField: true } ] );
				onCreated( id );
			} ),
		addField: ( id: number ) =>
			attempt( async () => {
				const form = await apiFetch< FormPost >( { path: `${ ROUTE }/${ id }?context=edit` } );
				const content = withField( form.content.raw, newForm.field );
				await apiFetch( { path: `${ ROUTE }/${ id }`, method: 'POST', data: { content } } );
				setForms( ( before ) => before.map( ( one ) => ( one.id === id ? { ...one, hasField: true } : one ) ) );
			} ),
	};
}

/** Control for the registration form. It can also create a form, or add the course field to a form that lacks it. */
export function FormChoice( { course: { server, settings, errors, change } }: PanelProps ) {
	const { forms, isBusy, failure, create, addField } = useForms();
	const form = forms.find( ( { id } ) => id === settings.form );
	const isMissing = settings.form > 0 && ! form;
	return (
		<div className="vestibule-course__form">
			<SelectControl
				label={ __( 'Form', 'vestibule' ) }
				help={ errorHelp( errors.form ) }
				value={ String( settings.form ) }
				options={ [
					{ value: '0', label: __( 'No registration', 'vestibule' ) },
					...( isMissing
						? [ { value: String( settings.form ), label: __( 'Form that is not published', 'vestibule' ) } ]
						: [] ),
					...forms.map( ( { id, title } ) => ( {
						value: String( id ),
						label: title === '' ? __( '(no title)', 'vestibule' ) : title,
					} ) ),
				] }
				onChange={ ( id ) => change( { form: Number( id ) } ) }
			/>
			{ settings.form > 0 && (
				<Button variant="link" href={ `${ server.editUrl }${ settings.form }` } target="_blank">
					{ __( 'Edit the form in a new tab', 'vestibule' ) }
				</Button>
			) }
			{ settings.form === 0 && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ () => void create( ( id ) => change( { form: id } ) ) }
				>
					{ __( 'Create a registration form', 'vestibule' ) }
				</Button>
			) }
			{ form && ! form.hasField && (
				<Notice status="warning" isDismissible={ false }>
					<p>{ __( 'This form has no course field, so visitors can’t register with it.', 'vestibule' ) }</p>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						isBusy={ isBusy }
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ () => void addField( form.id ) }
					>
						{ __( 'Add the course field', 'vestibule' ) }
					</Button>
				</Notice>
			) }
			<div role="status">{ failure !== '' && <p className="vestibule-admin__error">{ failure }</p> }</div>
		</div>
	);
}
