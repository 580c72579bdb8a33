import type { ReactNode } from 'react';
import type { FieldViewProps } from '../types';

interface FrameProps extends FieldViewProps {
	children: ReactNode;
	/** A group has a legend; a single control has a label. */
	group?: boolean;
}

/** Label, help, control and error of a field, in this order (docs/form.md: labels above, errors inline). */
export function Frame( props: FrameProps ) {
	const { field, group, slots, words, children } = props;
	const label = (
		<>
			<span className="vestibule-field__name">{ slots?.label ?? field.label }</span>
			<RequiredMark required={ field.required } words={ words } />
		</>
	);
	return (
		<>
			{ group ? (
				<div className="vestibule-field__label" id={ `${ field.id }_label` }>
					{ label }
				</div>
			) : (
				<label className="vestibule-field__label" id={ `${ field.id }_label` } htmlFor={ field.id }>
					{ label }
				</label>
			) }
			<Help { ...props } />
			<div className="vestibule-field__control">{ children }</div>
			<FieldErrors id={ field.id } errors={ props.errors[ field.name ] ?? [] } />
		</>
	);
}

export function RequiredMark( { required, words }: { required: boolean; words: FieldViewProps[ 'words' ] } ) {
	return required ? <span className="vestibule-field__required">{ ` ${ words.required ?? '' }` }</span> : null;
}

export function Help( { field, slots }: FieldViewProps ) {
	return slots?.help || field.help ? (
		<div className="vestibule-field__help" id={ `${ field.id }_help` }>
			{ slots?.help ?? field.help }
		</div>
	) : null;
}

/** The words after the icon; the icon is CSS. */
export function FieldErrors( { id, errors }: { id: string; errors: string[] } ) {
	return errors.length > 0 ? (
		<div className="vestibule-field__error" id={ `${ id }_error` }>
			{ errors.join( ' ' ) }
		</div>
	) : null;
}
