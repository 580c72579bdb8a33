<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

use Vestibule\Form\Field;
use Vestibule\Form\SubmittedData;
use Vestibule\Form\View\Choices;
use Vestibule\Form\View\FieldView;

defined( 'ABSPATH' ) || exit;

/** Several of a few options, all of which are seen. */
final class Checkbox extends Choice implements HoldsList {

	public function name(): string {
		return 'checkbox';
	}

	public function defaults(): Defaults {
		return new Defaults( 'checkbox', __( 'Options', 'vestibule' ), self::notOffered() );
	}

	public function read( Field $field, SubmittedData $data ): Value {
		return new Value( array( $field->name => array_values( array_unique( $data->strings( $field->name ) ) ) ) );
	}

	public function render( FieldView $view ): string {
		return ( new Choices() )->render( $view, false );
	}
}
