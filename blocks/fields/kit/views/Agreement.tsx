import { useMemo } from 'react';
import { FieldErrors, Help, RequiredMark } from './Frame';
import { ariaOf, settingsOf, textOf, type FieldViewProps } from '../types';

/** One checkbox beside what the visitor agrees to: the data-protection agreement and the terms. */
export function Agreement( props: FieldViewProps ) {
	const { field, values, slots, words } = props;
	/** The text as the server signed it: an entry holds what stood on the page. */
	const { agreed } = settingsOf< { agreed: string } >( field );
	const errors = props.errors[ field.name ] ?? [];
	const html = useMemo( () => ( { __html: field.text } ), [ field.text ] );
	return (
		<>
			<label className="vestibule-choice" id={ `${ field.id }_label` }>
				<input
					className="vestibule-choice__box"
					id={ field.id }
					type="checkbox"
					name={ field.name }
					value="on"
					{ ...ariaOf( field, props.errors ) }
					defaultChecked={ textOf( values, field.name ) !== '' }
				/>
				<span className="vestibule-choice__text">
					{ slots?.text ? <span>{ slots.text }</span> : <span dangerouslySetInnerHTML={ html } /> }
					<RequiredMark required={ field.required } words={ words } />
				</span>
			</label>
			<Help { ...props } />
			<FieldErrors id={ field.id } errors={ errors } />
			{ agreed ? <input type="hidden" name={ `${ field.name }:text` } value={ agreed } /> : null }
		</>
	);
}
