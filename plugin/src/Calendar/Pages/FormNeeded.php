<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Pages;

/** Fired when a page shows the form from which a visitor joined a waiting list. The package of forms adds its text. */
final class FormNeeded {

	/** Shortcode of the form; empty if no package shows forms. */
	public string $text = '';

	public function __construct( public readonly int $form ) {}
}
