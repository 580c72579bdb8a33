import { position } from '../../../src/carousel/words';
import type { CarouselProps } from '../../../src/contracts/carousel-props';
import type { Handlers } from '../View';

interface Props extends Pick< CarouselProps, 'thumbnails' | 'words' >, Pick< Handlers, 'onStop' > {
	/** The sizes at which each slide is a stop. */
	at: string[];
	current: number;
}

/** Dots, or small pictures in their place: one for each slide that can stand first in view. */
export function Stops( { at, thumbnails, words, current, onStop }: Props ) {
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
						// A click without a pointer is the keyboard's: it counts no clicks.
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
