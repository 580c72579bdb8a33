<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Submit;

use PHPUnit\Framework\TestCase;
use Vestibule\Forms\Submit\SubmissionResult;

/** Result of a submission over the PHP API. */
final class SubmissionResultTest extends TestCase {

	public function test_a_result_counts_as_stored_only_if_it_has_an_entry_id(): void {
		self::assertTrue( ( new SubmissionResult( 201, 1 ) )->isStored() );
		self::assertFalse( ( new SubmissionResult( 422 ) )->isStored() );
	}
}
