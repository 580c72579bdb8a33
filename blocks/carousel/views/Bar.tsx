import type { CarouselProps } from '../../../src/contracts/carousel-props';
import type { Handlers } from '../View';

interface Props extends Pick< CarouselProps, 'auto' | 'arrows' | 'words' >, Pick< Handlers, 'onMove' | 'onTurn' > {
	/** The sizes at which there are more slides than fit. */
	at: string;
	isTurning: boolean;
}

interface ButtonProps {
	part: string;
	name: string;
	onClick?: () => void;
}

const Button = ( { part, name, onClick }: ButtonProps ) => (
	<button
		type="button"
		className={ `vestibule-carousel__button vestibule-carousel__${ part }` }
		aria-label={ name }
		onClick={ onClick }
	>
		<span className="vestibule-carousel__icon" aria-hidden="true" />
	</button>
);

/** Pause, which comes first for the keyboard, then the arrows. */
export function Bar( { at, auto, arrows, words, isTurning, onMove, onTurn }: Props ) {
	if ( ! at || ! ( auto || arrows ) ) {
		return null;
	}
	return (
		<div className="vestibule-carousel__bar" data-at={ at }>
			{ auto && (
				<Button
					part={ isTurning ? 'pause' : 'play' }
					name={ isTurning ? words.pause : words.play }
					onClick={ onTurn }
				/>
			) }
			{ arrows && <Button part="prev" name={ words.prev } onClick={ () => onMove?.( false ) } /> }
			{ arrows && <Button part="next" name={ words.next } onClick={ () => onMove?.( true ) } /> }
		</div>
	);
}
