<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Choice;

use Vestibule\Fields\Defaults;
use Vestibule\Fields\View\FieldView;

defined( 'ABSPATH' ) || exit;

/** Select box. Visitors can choose one option. */
final class Dropdown extends Choice {

	public function name(): string {
		return 'dropdown';
	}

	public function attributes(): array {
		return parent::attributes() + array( 'placeholder' => self::textAttribute( 200 ) );
	}

	public function defaults(): Defaults {
		return new Defaults(
			'dropdown',
			__( 'Dropdown', 'vestibule' ),
			self::notOffered(),
			array( 'placeholder' => __( 'Choose an option', 'vestibule' ) )
		);
	}

	protected function control( FieldView $view ): string {
		return ( new Select() )->render( $view, $view->field->options() );
	}
}
