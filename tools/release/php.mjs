import { execFileSync } from 'node:child_process';

/**
 * PHP code that removes comments, which are a quarter of the plugin's PHP, and keeps line numbers. Keeps the comments
 * of files with hooks, plugin headers, notices of changed libraries, notes for translators, and reasons for phpcs
 * exceptions, which reviewers of the directory read. Also removes the wiring attributes, because only the build reads
 * them.
 */
const STRIP = `
$stripped = array();
foreach ( json_decode( stream_get_contents( STDIN ), true ) as $code ) {
	if ( 1 !== preg_match( '/\\b(?:apply_filters|do_action)\\s*\\(/', $code ) ) {
		$kept = '';
		foreach ( PhpToken::tokenize( $code ) as $token ) {
			$goes  = $token->is( array( T_COMMENT, T_DOC_COMMENT ) ) && 1 !== preg_match( '/Plugin Name:|Changed for|translators:|phpcs:/', $token->text );
			$kept .= $goes ? str_repeat( "\\n", substr_count( $token->text, "\\n" ) ) : $token->text;
		}
		$code = $kept === $code ? $code : preg_replace( '/[ \\t]+$/m', '', $kept );
	}
	$names      = 'Answers|BeforeBlock|Hook|Makes|Prints|Table';
	$code       = preg_replace( "/^use Vestibule.Kernel.Wiring.(?:{$names});$|^\\t?#\\[(?:{$names})\\b[^\\]\\n]*\\]$/m", '', $code );
	$code       = preg_replace_callback( '/^#\\[Table\\(\\n.*?^\\)\\]$/ms', fn ( $found ) => str_repeat( "\\n", substr_count( $found[0], "\\n" ) ), $code );
	$stripped[] = $code;
}
echo json_encode( $stripped, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );`;

/**
 * @param {string[]} files Contents of PHP files.
 * @return {string[]} Contents without comments.
 */
export const withoutComments = ( files ) =>
	JSON.parse(
		execFileSync( 'php', [ '-r', STRIP ], {
			input: JSON.stringify( files ),
			encoding: 'utf8',
			maxBuffer: 256 * 1024 * 1024,
		} )
	);
