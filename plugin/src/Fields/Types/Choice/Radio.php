<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Choice;

use Vestibule\Fields\Defaults;
use Vestibule\Fields\View\FieldView;

defined( 'ABSPATH' ) || exit;

/** Radio buttons. Visitors can choose one option. */
final class Radio extends Choice {

	public function name(): string {
		return 'radio';
	}

	public function attributes(): array {
		return parent::attributes() + self::columnsAttribute();
	}

	public function defaults(): Defaults {
		return new Defaults( 'input_radio', __( 'Single choice', 'vestibule' ), self::notOffered() );
	}

	public function render( FieldView $view ): string {
		return ( new Choices( $this->holdsList() ) )->render( $view, true );
	}
}
