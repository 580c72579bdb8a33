<?php

declare(strict_types=1);

namespace Vestibule\Tests\Ajax;

use Closure;
use Vestibule\Ajax\Answer;
use Vestibule\Ajax\Call;
use Vestibule\Ajax\Request;

final class PostingCall implements Call {
	public function __construct( private readonly Closure $answer ) {}

	public function answer( Request $request ): Answer {
		$answer = ( $this->answer )( $request );
		return $answer instanceof Answer ? $answer : new Answer( 204 );
	}
}
