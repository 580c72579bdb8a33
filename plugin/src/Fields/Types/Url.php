<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types;

use Vestibule\Fields\Context;
use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;
use Vestibule\Fields\Rules\Text as Texts;
use Vestibule\Fields\Value;
use Vestibule\Fields\View\FieldView;

defined( 'ABSPATH' ) || exit;

/** Website URL. */
final class Url extends Line {

	public function name(): string {
		return 'url';
	}

	public function defaults(): Defaults {
		return new Defaults(
			'url',
			__( 'Website', 'vestibule' ),
			array( 'url' => __( 'Enter a URL that begins with https://', 'vestibule' ) ),
			array( 'maxLength' => 2000, 'placeholder' => 'https://' )
		);
	}

	public function valueSchema( Field $field ): array {
		return array( 'type' => 'string', 'format' => 'uri' );
	}

	protected function faults( Field $field, Value $value, Context $context ): array {
		$text     = Texts::trim( $value->string() );
		$too_long = $this->tooLong( $field, $text );
		return array() === $too_long && 1 !== preg_match( '#^(?:ftp|https?)://[^\s\p{Z}]+$#Diu', $text )
			? array( $field->message( 'url' ) )
			: $too_long;
	}

	protected function input( FieldView $view ): array {
		return array( 'url', 'url', 'url' );
	}
}
