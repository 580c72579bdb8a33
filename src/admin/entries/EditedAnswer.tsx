import { CheckboxControl, SelectControl, TextareaControl, TextControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import type { EntriesAnswer } from '../../contracts/entries-answer';

interface Props {
	answer: EntriesAnswer;
	value: readonly string[];
	errors: readonly string[];
	change: ( value: string[] ) => void;
}

function Control( {
	answer,
	value,
	change,
	describedBy,
}: Omit< Props, 'errors' > & { describedBy: string | undefined } ) {
	const label = answer.required ? `${ answer.label } *` : answer.label;
	const first = value[ 0 ] ?? '';
	const props = {
		__nextHasNoMarginBottom: true as const,
		label,
		help: answer.help === '' ? undefined : answer.help,
		'aria-required': answer.required || undefined,
		'aria-invalid': describedBy === undefined ? undefined : true,
		...( describedBy === undefined ? {} : { 'aria-describedby': describedBy } ),
	};
	switch ( answer.control ) {
		case 'text':
			return (
				<TextareaControl { ...props } value={ first } rows={ 6 } onChange={ ( text ) => change( [ text ] ) } />
			);
		case 'choice':
			return (
				<SelectControl
					{ ...props }
					__next40pxDefaultSize
					value={ first }
					options={ [ { value: '', label: __( 'Not given', 'vestibule' ) }, ...answer.options ] }
					onChange={ ( text ) => change( [ text ] ) }
				/>
			);
		case 'choices':
			return (
				<fieldset aria-describedby={ describedBy }>
					<legend>{ label }</legend>
					{ answer.options.map( ( option ) => (
						<CheckboxControl
							__nextHasNoMarginBottom
							key={ option.value }
							label={ option.label }
							checked={ value.includes( option.value ) }
							onChange={ ( on ) =>
								change(
									answer.options
										.map( ( one ) => one.value )
										.filter( ( one ) => ( one === option.value ? on : value.includes( one ) ) )
								)
							}
						/>
					) ) }
				</fieldset>
			);
		default:
			return (
				<TextControl
					{ ...props }
					__next40pxDefaultSize
					value={ first }
					onChange={ ( text ) => change( [ text ] ) }
				/>
			);
	}
}

/** One answer with its control, and what is wrong with it below. */
export function EditedAnswer( { answer, value, errors, change }: Props ) {
	const id = useInstanceId( EditedAnswer, 'vestibule-entries-error' );
	if ( answer.control === 'none' ) {
		return (
			<div className="vestibule-entries__edited">
				<strong>{ answer.label }</strong>
				<p>
					<bdi>{ answer.value.join( ', ' ) }</bdi> <span className="is-nothing">{ answer.reason }</span>
				</p>
			</div>
		);
	}
	return (
		<div className={ errors.length > 0 ? 'vestibule-entries__edited has-errors' : 'vestibule-entries__edited' }>
			<Control
				answer={ answer }
				value={ value }
				change={ change }
				describedBy={ errors.length > 0 ? id : undefined }
			/>
			{ errors.length > 0 && (
				<p id={ id } className="vestibule-entries__error">
					{ errors.join( ' ' ) }
				</p>
			) }
		</div>
	);
}
