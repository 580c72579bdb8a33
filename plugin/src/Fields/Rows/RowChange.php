<?php

declare(strict_types=1);

namespace Vestibule\Fields\Rows;

use Vestibule\Fields\HoldsRows;
use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Tree\HiddenNames;
use Vestibule\Kernel\Call\Request;

/**
 * Adds or removes a repeater row after the visitor has pressed its button on a page without JavaScript. All other
 * values stay the same.
 */
final class RowChange {

	/** Field name, then either `add`, or `remove` and the row number, starting from 0. */
	private const CHANGE = '/^([A-Za-z][A-Za-z0-9_-]{0,63}):(?:(add)|remove:(\d{1,2}))$/D';

	/** Checks whether the visitor pressed a button of a repeater. */
	public static function isAskedFor( Request $request ): bool {
		return $request->has( HiddenNames::ROW );
	}

	/**
	 * @return Request Request with the changed rows.
	 * @throws SubmissionRefused Status 400 if the form has no such field.
	 */
	public static function apply( FormDefinition $form, Request $request ): Request {
		$is_change = 1 === preg_match( self::CHANGE, $request->body( HiddenNames::ROW ) ?? '', $match );
		$field     = $is_change ? $form->field( $match[1] ) : null;
		if ( null === $field || ! $field->type instanceof HoldsRows ) {
			throw SubmissionRefused::malformed();
		}
		$posted = $request->all()[ $field->name ] ?? array();
		$rows   = is_array( $posted ) ? array_values( $posted ) : array();
		if ( 'add' === ( $match[2] ?? '' ) ) {
			$rows = count( $rows ) < $field->number( 'maxRows' )
				? array( ...$rows, ( new Row( $field ) )->form->initialValues() )
				: $rows;
		} else {
			array_splice( $rows, (int) ( $match[3] ?? 0 ), 1 );
		}
		return $request->with( array( $field->name => $rows ) );
	}
}
