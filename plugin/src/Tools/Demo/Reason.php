<?php

declare(strict_types=1);

namespace Vestibule\Tools\Demo;

/** Reason why an item is retained when the demo is removed. */
enum Reason: string {

	case Edited    = 'edited';
	case Commented = 'commented';
	case Used      = 'used';
	case Answered  = 'answered';

	public function describe(): string {
		return match ( $this ) {
			/* translators: why a page, article, picture, menu or account of the demo is kept; its title stands before. */
			self::Edited    => __( 'It was edited.', 'vestibule' ),
			/* translators: why an article of the demo is kept; its title stands before. */
			self::Commented => __( 'It has comments from others.', 'vestibule' ),
			/* translators: why a form of the demo is kept; its title stands before. */
			self::Answered  => __( 'It has received entries.', 'vestibule' ),
			/* translators: why a page, picture or category of the demo is kept; its title stands before. */
			self::Used      => __( 'Other content uses it.', 'vestibule' ),
		};
	}
}
