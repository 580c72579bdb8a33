<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import\Sources;

use Vestibule\Tools\Import\Conditions;
use Vestibule\Tools\Import\ForeignData;
use Vestibule\Tools\Import\FormDraft;

defined( 'ABSPATH' ) || exit;

/** Converts conditions and field names of Gravity Forms. */
final class GravityConditions {

	/**
	 * Converts the conditions of a field or a notification.
	 *
	 * @param ForeignData $logic Object `conditionalLogic` of the export file.
	 * @return array<string, mixed>
	 */
	public static function read( FormDraft $draft, ForeignData $logic, string $label ): array {
		$logic->ignore( array( 'enabled' ) );
		$rules = self::rules( $logic->at( 'rules' ) );
		$match = 'any' === $logic->text( 'logicType' ) ? 'any' : 'all';
		$ours  = new Conditions( $draft, $label );
		return 'hide' === $logic->text( 'actionType' )
			? $ours->hidden( $match, array( $rules ) )
			: $ours->shown( $match, array( $rules ) );
	}

	/** @return list<array{string, string, string}> Input name, original operator and value of each rule. */
	public static function rules( ForeignData $rules ): array {
		return array_map(
			static fn ( ForeignData $rule ): array =>
				array( self::name( $rule->text( 'fieldId' ) ), $rule->text( 'operator' ), $rule->text( 'value' ) ),
			$rules->all()
		);
	}

	/** Returns the input name of a field, or of a part of a field. For example, 1.3 is the first name in field 1. */
	public static function name( string $id ): string {
		[ $field, $part ] = explode( '.', $id, 2 ) + array( '', '' );
		$parts            = array( '3' => '[first_name]', '4' => '[middle_name]', '6' => '[last_name]' );
		return ctype_digit( $field ) ? "input_{$field}" . ( $parts[ $part ] ?? '' ) : '';
	}
}
