import type { ReactNode } from 'react';
import { stopsAt } from '../../src/carousel/stops';
import type { CarouselProps } from '../../src/contracts/carousel-props';
import { Slot } from '../../src/islands/slots';
import { Bar } from './views/Bar';
import { Stops } from './views/Stops';

/** What a visitor can do; the server's page has none of it, because only a script can. */
export interface Handlers {
	onMove?: ( forward: boolean ) => void;
	/** `byKey`: Space or Enter pressed the dot, and the focus goes on to the slide (docs/carousel.md). */
	onStop?: ( index: number, byKey: boolean ) => void;
	onTurn?: () => void;
}

interface Props extends CarouselProps, Handlers {
	/** The stop that is shown. */
	current?: number;
	isTurning?: boolean;
	/** What is said aloud after a visitor's move. */
	said?: string;
	/** The editor's list in place of the slot. */
	list?: ReactNode;
}

/**
 * The inside of a carousel: controls, the list of slides and their dots. Controls show at the sizes where slides are
 * out of view.
 */
export function View( { current = 0, isTurning, said = '', list, onMove, onStop, onTurn, ...props }: Props ) {
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
