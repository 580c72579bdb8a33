<?php

declare(strict_types=1);

namespace Vestibule\Fields\Rows;

use Vestibule\Fields\HoldsRows;
use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Tree\HiddenNames;
use Vestibule\Kernel\Call\Request;

/** A row more or less in a post without scripts: everything else comes back as it was typed. */
final class RowChange {

	/** The name of a field, then `add`, or `remove` and the number of a row from 0. */
	private const CHANGE = '/^([A-Za-z][A-Za-z0-9_-]{0,63}):(?:(add)|remove:(\d{1,2}))$/D';

	/** Whether a button of rows was pressed. */
	public static function isAskedFor( Request $request ): bool {
		return $request->has( HiddenNames::ROW );
	}

	/**
	 * @return Request As if the visitor had posted the changed rows.
	 * @throws SubmissionRefused 400 when the form has no such field.
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
			$rows = count( $rows ) < $field->number( 'maxRows' ) ? array( ...$rows, ( new Row( $field ) )->form->initialValues() ) : $rows;
		} else {
			array_splice( $rows, (int) ( $match[3] ?? 0 ), 1 );
		}
		return $request->with( array( $field->name => $rows ) );
	}
}
