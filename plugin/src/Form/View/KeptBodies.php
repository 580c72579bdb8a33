<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Closure;
use Vestibule\Form\Kept\Conditions;
use Vestibule\Form\Kept\Shelf;

/** The inside of a form: the one that was printed minutes ago where nothing speaks against it, else a new one. */
final class KeptBodies {

	/**
	 * @param Closure(): FreshBodies $fresh  What makes a new one is put together when it is needed.
	 * @param Closure(): void        $blocks Registers the blocks inside forms.
	 */
	public function __construct(
		private readonly Conditions $conditions,
		private readonly Shelf $shelf,
		private readonly Closure $fresh,
		private readonly Closure $blocks,
	) {}

	/** Null when the post is no published form. */
	public function of( int $post, int $nth ): ?Body {
		$seconds = $this->conditions->seconds( $post, $nth );
		if ( 0 === $seconds ) {
			return ( $this->fresh )()->body( $post, $nth );
		}
		$conditions = $this->conditions->text( $this->shelf->stamp() );
		$kept       = $this->shelf->find( $this->conditions->place( $post, $nth ), $conditions );
		if ( null === $kept ) {
			return $this->made( $post, $nth, $conditions, $seconds );
		}
		$kept->enqueue();
		if ( $kept->styled ) {
			( $this->blocks )();
		}
		return $kept->body;
	}

	private function made( int $post, int $nth, string $conditions, int $seconds ): ?Body {
		$from = $this->shelf->now();
		$made = ( $this->fresh )()->kept( $post, $nth, $from, $from + $seconds );
		if ( null === $made ) {
			return null;
		}
		[ $kept, $until ] = $made;
		$this->shelf->put( $this->conditions->place( $post, $nth ), $conditions, $kept, $from, $until );
		return $kept->body;
	}
}
