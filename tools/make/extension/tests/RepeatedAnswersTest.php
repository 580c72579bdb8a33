<?php

declare(strict_types=1);

namespace SampleExtension\Tests;

use Vestibule\Guard\SpamChecks;
use Vestibule\Guard\Submission;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Wired;

defined( 'ABSPATH' ) || exit;

/** The spam check, as one of the checks of the running plugin. */
final class RepeatedAnswersTest extends TestCase {

	public function test_a_submission_with_the_same_text_in_three_fields_is_spam_with_a_readable_reason(): void {
		$stored = $this->reasonFor( array( 'name' => 'Buy now', 'subject' => 'Buy now', 'message' => ' Buy now ' ) );
		self::assertSame( 'sample-extension-repeats:Buy now', $stored );
		$checks = Wired::of( SpamChecks::class );
		self::assertSame( 'The same text in several fields: Buy now', $checks->reason( $stored ) );
	}

	public function test_a_submission_with_different_or_short_texts_passes(): void {
		self::assertSame( '', $this->reasonFor( array( 'name' => 'Ana Li', 'subject' => 'Ana Li', 'message' => 'Hello' ) ) );
		self::assertSame( '', $this->reasonFor( array( 'a' => 'yes', 'b' => 'yes', 'c' => 'yes' ) ) );
	}

	/**
	 * @param array<string, string> $answers
	 * @return string Reason as it is stored with the entry. Empty if the submission is not spam.
	 */
	private function reasonFor( array $answers ): string {
		return Wired::of( SpamChecks::class )->judge( new Submission( 4, 0, $answers ) )->reason;
	}
}
