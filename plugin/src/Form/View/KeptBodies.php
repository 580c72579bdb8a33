<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Vestibule\Form\Kept\Conditions;
use Vestibule\Form\Kept\Handles;
use Vestibule\Form\Kept\Kept;
use Vestibule\Form\Kept\PlainBlocks;
use Vestibule\Form\Kept\Shelf;
use Vestibule\Form\Kept\Validity;

/** The inside of a form: the one that was printed minutes ago where nothing speaks against it, else a new one. */
final class KeptBodies {

	public function __construct(
		private readonly Instances $instances,
		private readonly BodyPrinter $printer,
		private readonly Conditions $conditions,
		private readonly Shelf $shelf,
		private readonly Validity $validity,
	) {}

	/** Null when the post is no published form. */
	public function of( int $post, int $nth ): ?Body {
		$seconds = $this->conditions->seconds( $post, $nth );
		if ( 0 === $seconds ) {
			$instance = $this->instances->of( $post, $nth );
			return null === $instance ? null : $this->printer->body( $instance );
		}
		$conditions = $this->conditions->text( $this->shelf->stamp() );
		$kept       = $this->shelf->find( $this->conditions->place( $post, $nth ), $conditions );
		if ( null === $kept ) {
			return $this->printed( $post, $nth, $conditions, $seconds );
		}
		$kept->enqueue();
		return $kept->body;
	}

	private function printed( int $post, int $nth, string $conditions, int $seconds ): ?Body {
		$from     = $this->shelf->now();
		$instance = $this->instances->of( $post, $nth );
		if ( null === $instance ) {
			return null;
		}
		$kept = ( new Handles() )->during( fn(): Body => $this->printer->body( $instance ) );
		if ( $this->isPlain( $post, $kept ) ) {
			$until = $this->validity->end( $instance, $from, $from + $seconds );
			$this->shelf->put( $this->conditions->place( $post, $nth ), $conditions, $kept, $from, $until );
		}
		return $kept->body;
	}

	private function isPlain( int $post, Kept $kept ): bool {
		return ( new PlainBlocks() )->areAll( parse_blocks( (string) get_post_field( 'post_content', $post ) ), $kept->body->before );
	}
}
