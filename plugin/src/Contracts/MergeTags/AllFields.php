<?php

declare(strict_types=1);

namespace Vestibule\Contracts\MergeTags;

use Vestibule\Contracts\AnswerRole;

defined( 'ABSPATH' ) || exit;

/** `{all_fields}`: every answer beside its label, in the form's order. */
final class AllFields implements MergeTag {

	public function __construct( private readonly BookingWords $bookings ) {}

	public function name(): string {
		return 'all_fields';
	}

	public function value( string $part, MergeContext $context ): ?MergeValue {
		if ( '' !== $part ) {
			return null;
		}
		$times = $context->isForVisitor ? $this->bookings->forVisitor( $context->entry ) : array();
		$rows  = array();
		foreach ( $context->entry->answers as $answer ) {
			$time   = AnswerRole::Appointment->value === $answer['type'] ? array_shift( $times ) : null;
			$value  = '' === $answer['value'] ? __( 'Received; not repeated in this email', 'vestibule' ) : $answer['value'];
			$rows[] = array( 'label' => $answer['label'], 'value' => $time ?? $value, 'table' => MergeTable::ofAnswer( $answer ) );
		}
		return MergeValue::rows( $rows );
	}

	public function parts( int $formId ): array {
		return array( '' => __( 'All answers', 'vestibule' ) );
	}
}
