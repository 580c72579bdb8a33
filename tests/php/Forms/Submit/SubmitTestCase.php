<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Submit;

use Vestibule\Kernel\Call\Answer;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\Guard\SpamSite;
use Vestibule\Tests\TestCase;

/** Submissions to form 4 without rate limits and emails. */
abstract class SubmitTestCase extends TestCase {

	protected FormSite $site;

	protected function setUp(): void {
		parent::setUp();
		$this->site = new FormSite();
		add_filter( 'vestibule/rate_limit', '__return_zero' );
		SpamSite::listenAlone();
	}

	/** @return array<string, mixed> */
	protected function errors( Answer $answer ): array {
		$errors = $answer->body['errors'];
		self::assertIsArray( $errors );
		/** @var array<string, mixed> $errors */
		return $errors;
	}

	protected function travel( string $by ): void {
		add_filter( 'vestibule/now', static fn( \DateTimeImmutable $now ): \DateTimeImmutable => $now->modify( $by ) );
	}
}
