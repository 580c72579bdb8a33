<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Pages;

/**
 * Fired when a page shows the form from which a visitor joined a waiting list. The Forms package adds the shortcode.
 */
final class FormNeeded {

	/** Shortcode of the form. Empty if no package has added it. */
	public string $text = '';

	public function __construct( public readonly int $form ) {}
}
