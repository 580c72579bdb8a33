import type { ReactNode } from 'react';
import { stopsAt } from '../../src/carousel/stops';
import { position } from '../../src/carousel/words';
import type { CarouselProps } from '../../src/contracts/carousel-props';
import { Slot } from '../../src/islands/slots';

interface StopsProps extends Pick< CarouselProps, 'thumbnails' | 'words' >, Pick< Handlers, 'onStop' > {
	/** Column settings for which a slide is a stop, by slide index. Empty if there are no stops. */
	at: string[];
	current: number;
}

/** Dots or thumbnails: one for each slide that can be the first in view. */
export function Stops( { at, thumbnails, words, current, onStop }: StopsProps ) {
	const [ overflowing ] = at;
	if ( ! overflowing ) {
		return null;
	}
	const kind = thumbnails.length > 0 ? 'thumbnail' : 'dot';
	return (
		<div
			className={ `vestibule-carousel__${ kind }s` }
			role="group"
			aria-label={ words.choose }
			data-at={ overflowing }
		>
			{ at.map( ( sizes, index ) =>
				sizes === '' ? null : (
					<button
						key={ index }
						type="button"
						className={ `vestibule-carousel__${ kind }` }
						aria-label={ position( index, at.length, words ) }
						aria-current={ index === current ? 'true' : undefined }
						data-at={ sizes }
						// Keyboard clicks have a click count of 0.
						onClick={ ( { detail } ) => onStop?.( index, detail === 0 ) }
					>
						{ thumbnails[ index ] && (
							<img src={ thumbnails[ index ] } alt="" loading="lazy" decoding="async" />
						) }
					</button>
				)
			) }
		</div>
	);
}

interface BarProps extends Pick< CarouselProps, 'auto' | 'arrows' | 'words' >, Pick< Handlers, 'onMove' | 'onTurn' > {
	/** Column settings for which not all slides fit into view. */
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

/** Bar with the pause button and the arrows. The pause button is first in the tab order. */
export function Bar( { at, auto, arrows, words, isTurning, onMove, onTurn }: BarProps ) {
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

/** Event handlers. They are undefined in the server's markup. */
export interface Handlers {
	onMove?: ( forward: boolean ) => void;
	/**
	 * `byKey`: whether the dot was activated with the keyboard. If so, the focus moves to the slide (docs/carousel.md).
	 */
	onStop?: ( index: number, byKey: boolean ) => void;
	onTurn?: () => void;
}

interface ViewProps extends CarouselProps, Handlers {
	/** Index of the current stop. */
	current?: number;
	isTurning?: boolean;
	/** Screen reader message after the visitor has moved the carousel. */
	said?: string;
	/** List of slides in the editor. It replaces the slot. */
	list?: ReactNode;
}

/**
 * Content of a carousel: controls, list of slides and dots. Controls are visible only on screen sizes where not all
 * slides fit into view.
 */
export function View( { current = 0, isTurning, said = '', list, onMove, onStop, onTurn, ...props }: ViewProps ) {
	const { words, as, more, dots, thumbnails } = props;
	const at = stopsAt( props );
	return (
		<>
			<Bar
				{ ...props }
				at={ at[ 0 ] ?? '' }
				isTurning={ isTurning ?? props.auto }
				onMove={ onMove }
				onTurn={ onTurn }
			/>
			<div
				className="vestibule-carousel__track splide__track"
				role="group"
				aria-label={ words.slides }
				tabIndex={ 0 }
			>
				{ list ?? (
					<Slot
						name="slides"
						as={ as }
						className="vestibule-carousel__list splide__list"
						role={ as === 'ul' ? 'list' : undefined }
					/>
				) }
			</div>
			{ ( dots || thumbnails.length > 0 ) && (
				<Stops { ...props } at={ at } current={ current } onStop={ onStop } />
			) }
			<p className="vestibule-carousel__status" role="status">
				{ said }
			</p>
			{ more && <Slot name="more" className="vestibule-carousel__more" /> }
		</>
	);
}
