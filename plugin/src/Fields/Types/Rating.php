<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types;

use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;
use Vestibule\Fields\View\FieldView;

defined( 'ABSPATH' ) || exit;

/** Rating with stars or numbers. */
final class Rating extends Scale {

	public function name(): string {
		return 'rating';
	}

	public function attributes(): array {
		return array(
			'scale' => self::numberAttribute( 10 ),
			'ratingLook' => array( 'type' => 'string', 'default' => '', 'enum' => array( '', 'numbers' ) ),
		);
	}

	public function defaults(): Defaults {
		return new Defaults(
			'rating',
			__( 'Rating', 'vestibule' ),
			array( 'invalid' => __( 'Choose from the options shown', 'vestibule' ) ),
			array( 'scale' => 5 )
		);
	}

	public function pageSettings( Field $field ): array {
		return array( 'scale' => $this->most( $field ), 'ratingLook' => $field->string( 'ratingLook' ) );
	}

	protected function least( Field $field ): int {
		return 1;
	}

	protected function most( Field $field ): int {
		return max( 2, min( 10, 0 === $field->number( 'scale' ) ? 5 : $field->number( 'scale' ) ) );
	}

	protected function hasNumbers( Field $field ): bool {
		return 'numbers' === $field->string( 'ratingLook' );
	}

	protected function words( FieldView $view, int $number ): string {
		return self::ofBest( $view->word( 'rating' ), (string) $number, $this->most( $view->field ) );
	}
}
