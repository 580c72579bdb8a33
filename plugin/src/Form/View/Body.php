<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Vestibule\View\Html;

/** The inside of a form's block: the same on every page, but for the address that its visitors come back to. */
final class Body {

	public function __construct( public readonly string $before, public readonly string $after ) {}

	/** @param string $page Where a visitor comes back to after a post without scripts. */
	public function html( string $page ): string {
		return $this->before . self::hidden( 'vestibule_page', $page ) . $this->after;
	}

	public static function hidden( string $name, string $value ): string {
		return Html::void(
			'input',
			array(
				'type'  => 'hidden',
				'name'  => $name,
				'value' => $value,
			)
		);
	}
}
