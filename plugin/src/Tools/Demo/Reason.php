<?php

declare(strict_types=1);

namespace Vestibule\Tools\Demo;

/** Reason for keeping an item when the demo is removed. */
enum Reason: string {

	case Edited    = 'edited';
	case Commented = 'commented';
	case Used      = 'used';
	case Answered  = 'answered';

	public function describe(): string {
		return match ( $this ) {
			/* translators: why a page, article, image, menu or account of the demo is not deleted. Displayed after its title. */
			self::Edited    => __( 'It was edited.', 'vestibule' ),
			/* translators: why an article of the demo is not deleted. Displayed after its title. */
			self::Commented => __( 'It has comments from others.', 'vestibule' ),
			/* translators: why a form of the demo is not deleted. Displayed after its title. */
			self::Answered  => __( 'It has received entries.', 'vestibule' ),
			/* translators: why a page, image or category of the demo is not deleted. Displayed after its title. */
			self::Used      => __( 'Other content uses it.', 'vestibule' ),
		};
	}
}
