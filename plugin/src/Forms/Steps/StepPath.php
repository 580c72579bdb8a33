<?php

declare(strict_types=1);

namespace Vestibule\Forms\Steps;

use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Tree\Step;

/**
 * Visible steps of a form and their order. The browser uses the same rules (docs/form.md, src/form/steps.ts).
 */
final class StepPath {

	/** Separator before or after the title in a label. The separator is removed if the title is empty. */
	private const JOINT = '/\s*[-–—:|·]\s*(?=%stepTitle%)|(?<=%stepTitle%)\s*[-–—:|·]\s*/u';

	/** @param list<bool> $shown Whether each step is visible. */
	public function __construct( private readonly array $shown ) {}

	/**
	 * Creates the path through a form. Skips steps that are hidden or whose fields are all hidden. A step without
	 * fields contains only text and is not skipped.
	 *
	 * @param list<string> $hidden IDs of the parts that conditions hide. The ID of a field is its name.
	 */
	public static function through( FormDefinition $form, array $hidden = array() ): self {
		$is_shown = static fn( Step $step ): bool => ! in_array( $step->part, $hidden, true )
			&& ( array() === $step->fields || array() !== array_diff( $step->fields, $hidden ) );
		return new self( array_map( $is_shown, $form->steps ) );
	}

	/**
	 * @param int $by 1 for the next step, -1 for the previous step.
	 * @return int Number of the next visible step in this direction, from 1. The current step if there is none.
	 */
	public function from( int $step, int $by ): int {
		for ( $next = $step + $by; $next >= 1 && isset( $this->shown[ $next - 1 ] ); $next += $by ) {
			if ( $this->shown[ $next - 1 ] ) {
				return $next;
			}
		}
		return $step;
	}

	public function isShown( int $step ): bool {
		return $this->shown[ $step - 1 ] ?? false;
	}

	/** Returns the position of a step among the visible steps, from 1. */
	public function place( int $step ): int {
		return count( array_filter( array_slice( $this->shown, 0, $step ) ) );
	}

	public function total(): int {
		return count( array_filter( $this->shown ) );
	}

	/** Returns the label of a step, such as "Step 2 of 3 – Your enquiry". */
	public function label( string $pattern, int $step, string $title ): string {
		$title   = trim( $title );
		$pattern = '' === $title ? (string) preg_replace( self::JOINT, '', $pattern, 1 ) : $pattern;
		return trim(
			strtr(
				$pattern,
				array(
					'%activeStep%' => (string) $this->place( $step ),
					'%totalStep%' => (string) $this->total(),
					'%stepTitle%' => $title,
				)
			)
		);
	}
}
