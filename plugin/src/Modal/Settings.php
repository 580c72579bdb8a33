<?php

declare(strict_types=1);

namespace Vestibule\Modal;

use Vestibule\Contracts\Values;

/** What the attributes of a modal (contract modal.schema.json) mean for its HTML. */
final class Settings {

	private readonly Values $values;

	/** @param array<array-key, mixed> $attributes As WordPress hands them on: each fits, or is its default. */
	public function __construct( array $attributes ) {
		$this->values = new Values( $attributes );
	}

	public function anchor(): string {
		return $this->values->words( 'anchor' );
	}

	/** What assistive technology calls it; empty where its first heading is its name. */
	public function label(): string {
		return $this->values->words( 'label' );
	}

	public function buttonText(): string {
		return $this->values->words( 'buttonText' );
	}

	public function closesOnBackdrop(): bool {
		return $this->values->isOn( 'closeOnBackdrop' );
	}

	public function triggers(): Triggers {
		return new Triggers(
			$this->values->number( 'openAfter' ),
			$this->values->number( 'openAtScroll' ),
			$this->values->isOn( 'openOnExit' ),
			$this->values->number( 'rememberDays' )
		);
	}

	/** @return string The classes of the dialog. */
	public function classes(): string {
		$classes = 'vestibule-modal is-' . $this->values->string( 'size' ) . ' is-at-' . $this->values->string( 'position' );
		return $classes . ( $this->values->isOn( 'bottomOnPhones' ) ? ' is-bottom-on-phones' : '' );
	}
}
