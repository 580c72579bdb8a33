import type { ReactNode } from 'react';
import { Frame, ariaOf, textOf, type FieldViewProps } from './view';

interface Props extends FieldViewProps {
	least: number;
	most: number;
	/** Whether to show numbers in boxes instead of stars. */
	hasNumbers?: boolean;
	/** Returns the label of a number for screen readers. */
	wordsOf: ( number: number ) => string;
	/** Content below the scale, such as the labels of both ends. */
	children?: ReactNode;
}

/** Scale of whole numbers. It consists of radio buttons, so it works with a keyboard and without JavaScript. */
export function Scale( { least, most, hasNumbers = true, wordsOf, children, ...props }: Props ) {
	const { field, values, errors } = props;
	const chosen = textOf( values, field.name );
	return (
		<Frame { ...props } group>
			<div
				className={ hasNumbers ? 'vestibule-rating is-numbers' : 'vestibule-rating' }
				role="radiogroup"
				aria-labelledby={ `${ field.id }_label` }
				{ ...ariaOf( field, errors ) }
			>
				{ Array.from( { length: most - least + 1 }, ( _, index ) => least + index ).map( ( number ) => (
					<label className="vestibule-rating__choice" key={ number }>
						<input
							className="vestibule-rating__box"
							id={ number === least ? field.id : `${ field.id }_${ number }` }
							type="radio"
							name={ field.name }
							value={ number }
							defaultChecked={ String( number ) === chosen }
						/>
						<span className="vestibule-rating__sign" aria-hidden="true">
							{ hasNumbers ? number : null }
						</span>
						<span className="vestibule-rating__words">{ wordsOf( number ) }</span>
					</label>
				) ) }
			</div>
			{ children }
		</Frame>
	);
}
