<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Vestibule\Contracts\Conditions\Part;
use Vestibule\Form\Field;
use Vestibule\Form\Fields\HoldsRows;
use Vestibule\Form\FormDefinition;
use Vestibule\Form\Rows\Row;
use Vestibule\View\Html;

defined( 'ABSPATH' ) || exit;

/** Where scripts do not run everything is shown; what a condition would hide says when it is asked for. */
final class Conditions {

	/** @param string $id Of a part of the form; nothing is printed for one without conditions. */
	public function hint( FormDefinition $form, string $id ): string {
		$parts = array_filter( $form->parts, static fn( Part $part ): bool => $part->id === $id && ! $part->conditions->isAlways() );
		$part  = reset( $parts );
		if ( false === $part ) {
			return '';
		}
		/* translators: %s: conditions, such as "you choose “Germany” for Country". */
		$words = sprintf( __( 'Only if %s.', 'vestibule' ), ( new ConditionWords( $form ) )->words( $part->conditions ) );
		return $this->note( $words );
	}

	/** Of the fields in the rows of a field, which cannot say it themselves: what stands between them is drawn again. */
	public function hintsInRows( Field $field ): string {
		if ( ! $field->type instanceof HoldsRows ) {
			return '';
		}
		$form  = ( new Row( $field ) )->form;
		$words = new ConditionWords( $form );
		$notes = '';
		foreach ( $form->parts as $part ) {
			/* translators: 1: label of a field, 2: conditions, such as "you choose “Germany” for Country". */
			$notes .= $this->note( sprintf( __( '“%1$s” only if %2$s.', 'vestibule' ), $form->field( $part->id )->label ?? $part->id, $words->words( $part->conditions ) ) );
		}
		return $notes;
	}

	private function note( string $words ): string {
		return Html::element( 'noscript', array( 'class' => 'vestibule-condition' ), Html::protectFromTextFilters( Html::element( 'span', array(), Html::escape( $words ) ) ) );
	}
}
