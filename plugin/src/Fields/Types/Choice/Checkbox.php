<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Choice;

use Vestibule\Fields\Defaults;
use Vestibule\Fields\View\FieldView;

defined( 'ABSPATH' ) || exit;

/** Checkboxes. Visitors can choose several options. */
final class Checkbox extends Choice {

	public function name(): string {
		return 'checkbox';
	}

	public function holdsList(): bool {
		return true;
	}

	public function attributes(): array {
		return parent::attributes() + self::columnsAttribute();
	}

	public function defaults(): Defaults {
		return new Defaults( 'checkbox', __( 'Checkboxes', 'vestibule' ), self::notOffered() );
	}

	public function render( FieldView $view ): string {
		return ( new Choices( $this->holdsList() ) )->render( $view, false );
	}
}
