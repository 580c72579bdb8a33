<?php

declare(strict_types=1);

namespace Vestibule\Tests\Ajax;

use Vestibule\Ajax\Answer;
use Vestibule\Ajax\Call;
use Vestibule\Ajax\Request;

final class ReadingCall implements Call {
	public const METHOD = 'GET';

	public function answer( Request $request ): Answer {
		return Answer::success( array() );
	}
}
