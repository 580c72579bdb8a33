<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import\Sources;

use Vestibule\Tools\Import\Conditions;
use Vestibule\Tools\Import\ForeignData;
use Vestibule\Tools\Import\FormDraft;

defined( 'ABSPATH' ) || exit;

/** Converts conditions of fields and notifications of WPForms. */
final class WPFormsConditions {

	/**
	 * Converts the conditions of a field or notification. All rules of at least one group must be met. The rules refer
	 * to options by number.
	 *
	 * @param ForeignData $owner Field or notification that has the conditions.
	 * @param string      $label Label for messages.
	 * @return array<string, mixed>
	 */
	public static function read( FormDraft $draft, ForeignData $owner, string $label ): array {
		$type   = $owner->text( 'conditional_type' );
		$groups = $owner->at( 'conditionals' )->all();
		$rules  = array_map(
			static fn ( ForeignData $group ): array => array_map(
				static function ( ForeignData $rule ) use ( $draft ): array {
					$name     = 'field_' . $rule->text( 'field' );
					$operator = $rule->text( 'operator' );
					$is_text  = in_array( $operator, array( 'c', '!c', '^', '~' ), true );
					return array(
						$name,
						$operator,
						$is_text ? $rule->text( 'value' ) : $draft->choice( $name, $rule->text( 'value' ) ),
					);
				},
				$group->all()
			),
			$groups
		);
		$ours   = new Conditions( $draft, $label );
		return match ( true ) {
			! $owner->isOn( 'conditional_logic' )                      => array(),
			in_array( $type, array( 'hide', 'stop' ), true )           => $ours->hidden( 'all', $rules ),
			default                                                    => $ours->shown( 'all', $rules ),
		};
	}
}
