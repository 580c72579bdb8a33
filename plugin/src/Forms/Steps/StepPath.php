<?php

declare(strict_types=1);

namespace Vestibule\Forms\Steps;

use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Tree\Step;

/** The rules of a form's steps, which the browser has as well (docs/form.md, src/form/steps.ts). */
final class StepPath {

	/** What joins a title to the rest of its label: without a title it goes, too. */
	private const JOINT = '/\s*[-–—:|·]\s*(?=%stepTitle%)|(?<=%stepTitle%)\s*[-–—:|·]\s*/u';

	/** @param list<bool> $shown Of each step, whether it shows anything. */
	public function __construct( private readonly array $shown ) {}

	/**
	 * A step that is hidden, or whose fields all are, is skipped. One without fields is a text to read, and is shown.
	 *
	 * @param list<string> $hidden The ids of the parts that conditions hide: of fields their names.
	 */
	public static function through( FormDefinition $form, array $hidden = array() ): self {
		$is_shown = static fn( Step $step ): bool => ! in_array( $step->part, $hidden, true )
			&& ( array() === $step->fields || array() !== array_diff( $step->fields, $hidden ) );
		return new self( array_map( $is_shown, $form->steps ) );
	}

	/**
	 * @param int $by 1 forwards, -1 backwards.
	 * @return int The next step that shows something, from 1; the one that was left where there is none.
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

	/** The place of a step among those that show something, from 1. */
	public function place( int $step ): int {
		return count( array_filter( array_slice( $this->shown, 0, $step ) ) );
	}

	public function total(): int {
		return count( array_filter( $this->shown ) );
	}

	/** The label of a step, such as "Step 2 of 3 – Your enquiry". */
	public function label( string $pattern, int $step, string $title ): string {
		$title   = trim( $title );
		$pattern = '' === $title ? (string) preg_replace( self::JOINT, '', $pattern, 1 ) : $pattern;
		return trim( strtr( $pattern, array( '%activeStep%' => (string) $this->place( $step ), '%totalStep%' => (string) $this->total(), '%stepTitle%' => $title ) ) );
	}
}
