<?php

declare(strict_types=1);

namespace Vestibule\Tests\Ajax;

use Vestibule\Ajax\Answer;
use Vestibule\Ajax\GetCall;
use Vestibule\Ajax\Request;

final class ReadingCall implements GetCall {
	public function answer( Request $request ): Answer {
		return Answer::success( array() );
	}
}
