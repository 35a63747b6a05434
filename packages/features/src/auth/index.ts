export { loginPath, requireLogin, RETURN_PARAM, signupPath, withReturn } from './login-path.ts';
