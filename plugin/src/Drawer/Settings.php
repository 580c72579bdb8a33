<?php

declare(strict_types=1);

namespace Vestibule\Drawer;

use Vestibule\Contracts\Values;

/** What the attributes of a drawer (contract drawer.schema.json) mean for its HTML. */
final class Settings {

	private readonly Values $values;

	/** @param array<array-key, mixed> $attributes As WordPress hands them on: each fits, or is its default. */
	public function __construct( array $attributes ) {
		$this->values = new Values( $attributes );
	}

	public function anchor(): string {
		return $this->values->string( 'anchor' );
	}

	public function isSearch(): bool {
		return 'search' === $this->values->string( 'kind' );
	}

	/** Empty for none. */
	public function icon(): string {
		$icon = $this->values->string( 'icon' );
		return 'none' === $icon ? '' : $icon;
	}

	/** A button shows something. */
	public function showsLabel(): bool {
		return $this->values->isOn( 'showLabel' ) || '' === $this->icon();
	}

	/** Where the author wrote none, what is in it. */
	public function label(): string {
		$label = $this->values->words( 'label' );
		return '' === $label ? ( $this->isSearch() ? __( 'Search', 'vestibule' ) : __( 'Menu', 'vestibule' ) ) : $label;
	}

	/** @return string The classes of the block. */
	public function classes(): string {
		return 'vestibule-drawer is-shown-' . $this->values->string( 'shown' );
	}

	/** @return string The classes of the dialog. */
	public function dialogClasses(): string {
		$kind = $this->values->string( 'kind' );
		return "vestibule-drawer__dialog is-{$kind}" . ( 'drawer' === $kind ? ' is-at-' . $this->values->string( 'side' ) : '' );
	}
}
