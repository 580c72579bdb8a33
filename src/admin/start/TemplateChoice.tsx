import { Notice, Spinner } from '@wordpress/components';
import { _x } from '@wordpress/i18n';
import type { FormTemplates } from '../../contracts/form-templates';
import { get } from '../kit/server/api';
import { useLoad } from '../kit/server/useLoad';
import { partsOf } from './picture';

type Template = FormTemplates[ 'groups' ][ number ][ 'templates' ][ number ];

const fetchTemplates = ( signal: AbortSignal ) => get< FormTemplates >( '/vestibule/v1/form-templates', signal );

/** Schematic image of a template's fields. */
function Picture( { content }: { content: string } ) {
	return (
		<span className="vestibule-start__picture" aria-hidden="true">
			{ partsOf( content ).map( ( { kind, label }, at ) => (
				<span key={ at } className={ `is-${ kind }` }>
					{ label }
				</span>
			) ) }
		</span>
	);
}

interface TemplateChoiceProps {
	/** Name of the selected template. */
	template: string;
	onChange( template: string ): void;
}

/** Radio buttons for form templates, with images. */
export function TemplateChoice( { template, onChange }: TemplateChoiceProps ) {
	const { data, failure } = useLoad( fetchTemplates );
	const option = ( { name, title, description, content }: Template ) => (
		<label key={ name } className="vestibule-start__template">
			<Picture content={ content } />
			<span>
				<input
					type="radio"
					name="vestibule-start-template"
					checked={ name === template }
					onChange={ () => onChange( name ) }
				/>
				<b>{ title }</b>
			</span>
			<span className="vestibule-admin__hint">{ description }</span>
		</label>
	);
	return (
		<fieldset className="vestibule-start__choice">
			<legend>{ _x( 'Template', 'of a form', 'vestibule' ) }</legend>
			{ failure !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ failure }
				</Notice>
			) }
			{ data === null && failure === '' && <Spinner /> }
			<div className="vestibule-start__templates">
				{ data?.groups.flatMap( ( { templates } ) => templates ).map( option ) }
			</div>
		</fieldset>
	);
}
